import { FACTIONS, nameOf } from '../../../games/falling-sky/components/factions';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { DockedWindow } from '../../table/dock/DockedWindow';
import { kindsOf, lossesOf } from '../../table/recap/losses';
import { listOf } from '../../ui/words';
import css from './Contest.module.css';
import { FactionMark } from './factions';
import type { Fought } from './fought';

/** How a Battle has ended, until it is taken off the screen: what each side has lost, and who Controls the Region. */
export function BattleEnd({ G, fought, onClose }: { G: G; fought: Fought; onClose(): void }) {
  const { lost, lines } = fought;
  const region = regionName(G, fought.region);
  const control = lines.findLast(({ kind }) => kind === 'won')?.text;
  return (
    <DockedWindow rank="told" data-testid="battle-result" aria-label={`The Battle in ${region} is over`}>
      <header>
        <strong>After the Battle in {region}</strong>
        <button type="button" className={css.close} data-testid="battle-result-close" onClick={onClose}>
          Close
        </button>
      </header>
      <div role="status">
        {FACTIONS.filter((faction) => lost.some(({ side }) => side === faction)).map((faction) => (
          <p key={faction} data-lost={faction}>
            <FactionMark faction={faction} /> {nameOf(faction)} lost{' '}
            {listOf(kindsOf(lossesOf(lost, faction)))}.
          </p>
        ))}
        {lost.length === 0 && <p>Nobody lost anything.</p>}
        {control !== undefined && <p className={css.who}>{control}</p>}
      </div>
    </DockedWindow>
  );
}
