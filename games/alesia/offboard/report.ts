/* What the Gauls tell of an off-board zone that has been scouted (22.45). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { DecisionOf, G, Sighting } from '../state';
import { reliefOf } from './secrets';
import { reportable } from './sightings';

type ReportFrame = FrameAt<G, 'report'>;

/** The Gauls tell how much cavalry and infantry there was, as exactly as they must; the Romans alone learn what, and how exact it is. */
export const reportStep: DecisionOf<'report'> = {
  prompt: ({ frame: { zone } }) => ({
    rule: '22.45',
    text: `Scouts report on zone ${zone}: how much cavalry, and how much infantry?`,
  }),
  proceed(play, frame) {
    const { G } = play;
    const sighting = sightingOf(G, frame);
    if (sighting.accuracy === 100) tell(play, frame, sighting.cavalry, sighting.infantry);
    else play.ask(reliefOf(G));
  },
  actions: {
    report: action({
      first: ({ G, frame }) => reportable(sightingOf(G, frame).cavalry, sightingOf(G, frame).accuracy),
      second: ({ G, frame }) => reportable(sightingOf(G, frame).infantry, sightingOf(G, frame).accuracy),
      effect: (play, { frame }, cavalry, infantry) => tell(play, frame, cavalry, infantry),
      label: (_at, cavalry, infantry) => `Report ${cavalry} cavalry and ${infantry} infantry`,
      own: (cavalry, infantry) => `You report ${cavalry} cavalry and ${infantry} infantry.`,
    }),
  },
};

function sightingOf({ secret }: G, { zone, turn }: ReportFrame): Sighting {
  const sighting = secret.sightings.find((each) => each.zone === zone && each.turn === turn);
  if (sighting === undefined) throw new Error(`nobody has seen zone ${zone} in turn ${turn}`);
  return sighting;
}

function tell(play: Play<G>, frame: ReportFrame, cavalry: number, infantry: number): void {
  const { G } = play;
  const { zone, turn } = frame;
  const told = sightingOf(G, frame);
  G.secret.sightings = G.secret.sightings.filter((sighting) => sighting !== told);
  const report = { zone, cavalry, infantry, accuracy: told.accuracy, period: G.period, turn };
  G.secret.reports = [...G.secret.reports.filter((each) => each.zone !== zone || each.turn > turn), report];
  play.reveal();
  play.journal('22.46', `The Romans have a report on zone ${zone} as it was in turn ${turn}.`, {
    kind: 'control',
    side: 'caesar',
  });
  play.finish();
}
