export interface CommandFrames {
  /** The Roman commanders divide the perimeter (17.4). */
  spheres: Record<never, never>;
}
