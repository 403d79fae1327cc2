import { piecesAt } from '../../../games/caesar-rome-vs-gaul/pieces';
import type { BoxName, G } from '../../../games/caesar-rome-vs-gaul/state';
import { Panel } from '../../table/parts/Panel';
import { Shelf } from '../../table/parts/Shelf';
import { RuleBadge } from '../../ui/RuleBadge';
import css from './Boxes.module.css';
import { Units } from './Unit';

/** How many influence markers the Gallic Council Box holds (18.2.2). */
const COUNCIL_ROOM = 6;

const SHELVES: readonly { box: BoxName; title: string; rule: string }[] = [
  { box: 'pool', title: 'Tribe Pool: may still be drawn', rule: '3.2.3' },
  { box: 'submitted', title: 'Submitted Tribes', rule: '17.8' },
  { box: 'eliminated', title: 'Eliminated Tribes', rule: '17.9' },
  { box: 'holding', title: 'Holding Boxes: come by cards', rule: '17.7' },
  { box: 'rome', title: 'Waiting in Rome', rule: '5.3' },
  { box: 'kept', title: 'Legate kept for the next year', rule: '5.4.2' },
  { box: 'cup', title: 'Legate cup', rule: '5.4.1' },
  { box: 'lost', title: 'Eliminated Legions', rule: '5.2.1' },
  { box: 'gone', title: 'Out of the game', rule: '13.6.4' },
];

/** The boxes beside the map: what may still come, and what is gone. */
export function Boxes({ G }: { G: G }) {
  return (
    <Panel label="Boxes beside the map" data-testid="boxes">
      <h3>Beside the map</h3>
      <Council G={G} />
      {SHELVES.map(({ box, title, rule }) => {
        const ids = piecesAt(G, box);
        if (ids.length === 0) return null;
        return (
          <Shelf key={box} title={`${title} (${ids.length})`}>
            <RuleBadge rule={rule} />
            <Units G={G} ids={ids} />
          </Shelf>
        );
      })}
    </Panel>
  );
}

/** The Gallic Council Box: up to two Tribes, and up to six influence markers (18.1). */
function Council({ G }: { G: G }) {
  return (
    <div className={css.council} data-side="gallic" data-testid="council">
      <strong>
        Gallic Council Box <RuleBadge rule="18.1" />
      </strong>
      <span className={css.markers} title={`${G.council} of ${COUNCIL_ROOM} influence markers`}>
        {Array.from({ length: COUNCIL_ROOM }, (_, index) => index).map((index) => (
          <i key={index} data-there={index < G.council} />
        ))}
        <span className="rubicon-hidden">{`${G.council} influence markers`}</span>
      </span>
      <Units G={G} ids={piecesAt(G, 'council')} />
    </div>
  );
}
