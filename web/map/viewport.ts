/* The arithmetic of looking at a drawing through a window: where it is and how large. */
import type { Point } from './projection';

/** Puts a point of the drawing at `k * point + (x, y)` of the window. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The largest magnification, in pixels per unit of the drawing. */
export const CLOSEST = 4;
/** A small window does not start smaller than this; it shows a part of the drawing instead. */
const READABLE = 0.5;

/** How much of the window may be beside the drawing. */
const STRIP = 0.2;

/** How much of the drawing is seen around where play is. */
const AROUND = 150;
/** A map never starts larger than this. */
const NEAREST_START = 1.3;
/** To come nearer by less than this is not worth what is cut off at the edges. */
const WORTH = 1.2;

/** Returns the magnification at which the whole drawing fits into the window. */
export function wholeScale(window: Size, drawing: Size): number {
  return Math.min(window.width / drawing.width, window.height / drawing.height);
}

/** Returns the camera to start with: the whole drawing, or its middle where that would be too small to read. */
export function home(window: Size, drawing: Size): Camera {
  const covering = Math.max(window.width / drawing.width, window.height / drawing.height);
  const k = Math.max(wholeScale(window, drawing), Math.min(covering, READABLE));
  return keep({ k, ...centred(window, drawing, k) }, window, drawing);
}

/**
 * Returns the camera to start with where play is at some points: as near as shows all of them, and their middle where that
 * would be too small to read, or where that is hardly larger than the whole map. Without any it is {@link home}.
 */
export function overview(window: Size, drawing: Size, points: readonly Point[]): Camera {
  const usual = home(window, drawing);
  if (points.length === 0) return usual;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min(
    window.width / (right - left + 2 * AROUND),
    window.height / (bottom - top + 2 * AROUND),
    NEAREST_START,
  );
  const at = k < usual.k * WORTH ? usual.k : k;
  const x = window.width / 2 - ((left + right) / 2) * at;
  const y = window.height / 2 - ((top + bottom) / 2) * at;
  return {
    k: at,
    x: within(x, window.width, drawing.width * at, false),
    y: within(y, window.height, drawing.height * at, false),
  };
}

function centred(window: Size, drawing: Size, k: number): Point {
  return { x: (window.width - drawing.width * k) / 2, y: (window.height - drawing.height * k) / 2 };
}

/**
 * Keeps the drawing in the window: centred where it is smaller, covering the window where it is larger. Unless the whole of it
 * is shown it may leave that by a strip, so that what is at its edge can be seen clear of what stands over the window.
 */
export function keep(camera: Camera, window: Size, drawing: Size): Camera {
  const least = wholeScale(window, drawing);
  const k = Math.min(Math.max(CLOSEST, least), Math.max(least, camera.k));
  return {
    k,
    x: within(camera.x, window.width, drawing.width * k, k > least),
    y: within(camera.y, window.height, drawing.height * k, k > least),
  };
}

function within(offset: number, room: number, length: number, isPart: boolean): number {
  const middle = (room - length) / 2;
  const free = Math.max(0, -middle) + (isPart ? room * STRIP : 0);
  return Math.min(middle + free, Math.max(middle - free, offset));
}

/** Magnifies about a point of the window, which stays where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, window: Size, drawing: Size): Camera {
  const least = wholeScale(window, drawing);
  const k = Math.min(Math.max(CLOSEST, least), Math.max(least, camera.k * factor));
  const ratio = k / camera.k;
  return keep(
    { k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio },
    window,
    drawing,
  );
}

/** Moves the drawing by so many pixels. */
export function panBy(camera: Camera, dx: number, dy: number, window: Size, drawing: Size): Camera {
  return keep({ ...camera, x: camera.x + dx, y: camera.y + dy }, window, drawing);
}

/** How the drawing has to move in a room to show points. */
type Shift = (
  camera: Camera,
  points: readonly Point[],
  room: Size,
  around: number,
) => { dx: number; dy: number };

/** Returns a function that moves the drawing so that points can be seen; not at all where there are none. */
function showing(shift: Shift) {
  return (camera: Camera, points: readonly Point[], window: Size, drawing: Size, around = 0): Camera => {
    if (points.length === 0) return camera;
    const { dx, dy } = shift(camera, points, window, around);
    return panBy(camera, dx, dy, window, drawing);
  };
}

const toOne: Shift = (camera, points, { width, height }) => {
  const edge = Math.min(edgeOf(width), edgeOf(height));
  const ways = points.map(({ x, y }) => {
    const at = { x: camera.x + x * camera.k, y: camera.y + y * camera.k };
    const dx = Math.max(edge - at.x, 0) + Math.min(width - edge - at.x, 0);
    const dy = Math.max(edge - at.y, 0) + Math.min(height - edge - at.y, 0);
    return { dx, dy };
  });
  return ways.reduce((a, b) => (Math.hypot(b.dx, b.dy) < Math.hypot(a.dx, a.dy) ? b : a));
};

const toAll: Shift = (camera, points, room) => {
  const along = (offset: number, length: number, values: readonly number[]) => {
    const edge = edgeOf(length);
    const [least, most] = [Math.min(...values), Math.max(...values)].map(
      (value) => offset + value * camera.k,
    );
    if (most - least > length - 2 * edge) return length / 2 - (least + most) / 2;
    return Math.max(edge - least, 0) + Math.min(length - edge - most, 0);
  };
  return {
    dx: along(
      camera.x,
      room.width,
      points.map(({ x }) => x),
    ),
    dy: along(
      camera.y,
      room.height,
      points.map(({ y }) => y),
    ),
  };
};

function fits({ k }: Camera, points: readonly Point[], { width, height }: Size): boolean {
  const reach = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) * k;
  return (
    reach(points.map(({ x }) => x)) <= width - 2 * edgeOf(width) &&
    reach(points.map(({ y }) => y)) <= height - 2 * edgeOf(height)
  );
}

/** Moves the drawing as little as possible, so that one of the points can be seen; not at all when one can. */
export const showOne = showing(toOne);

/** Moves the drawing as little as possible, so that all of the points can be seen; to the middle of them where they cannot. */
export const showAll = showing(toAll);

/**
 * Moves the drawing as little as possible, so that all of the points can be seen, or one of them where all cannot. Where all can,
 * `around` of the drawing is seen around them, too, or they are in the middle where that is too much.
 */
export const showThem = showing((camera, points, room, around) => {
  if (!fits(camera, points, room)) return toOne(camera, points, room, around);
  const corners = points.flatMap(({ x, y }) => [
    { x: x - around, y: y - around },
    { x: x + around, y: y + around },
  ]);
  return toAll(camera, corners, room, around);
});

/** Returns how far from the edge of a window what is to be seen keeps. */
function edgeOf(room: number): number {
  return Math.min(60, room / 4);
}

/** Keeps the middle of the window in the middle when its size changes. */
export function resized(camera: Camera, before: Size, after: Size, drawing: Size): Camera {
  const dx = (after.width - before.width) / 2;
  const dy = (after.height - before.height) / 2;
  return keep({ ...camera, x: camera.x + dx, y: camera.y + dy }, after, drawing);
}

/**
 * Returns how large pieces and names are drawn at a magnification, in pixels per unit of their own: they grow more
 * slowly than the map, so that they can be read from afar and leave room when near.
 */
export function pieceScale(k: number): number {
  return Math.min(2.2, Math.max(0.62, (k / READABLE) ** 0.55));
}

/** From one step of {@link steppedDown} to the next. */
const STEP = 1.15;

/** Returns a magnification or the next lower one of a row of steps, so that little changes change nothing. */
export function steppedDown(k: number): number {
  return STEP ** Math.floor(Math.log(k) / Math.log(STEP) + 1e-9);
}

/** A drawing as it was last drawn: how large, and with how much around it on each side, in pixels. */
export interface Sheet {
  k: number;
  padX: number;
  padY: number;
}

/** Returns the sheet for a camera: the drawing, and around it what the window shows beyond its edges. */
export function sheetFor({ k }: Camera, window: Size, drawing: Size): Sheet {
  return {
    k,
    padX: Math.max(0, Math.ceil((window.width - drawing.width * k) / 2)),
    padY: Math.max(0, Math.ceil((window.height - drawing.height * k) / 2)),
  };
}

/**
 * Returns the CSS transform that shows a sheet through a camera. A sheet of the camera's own magnification lies on whole
 * pixels, so that it stays sharp.
 */
export function transformOf(camera: Camera, { k, padX, padY }: Sheet): string {
  const scale = camera.k / k;
  const [x, y] = [camera.x - padX * scale, camera.y - padY * scale];
  if (scale === 1) return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
