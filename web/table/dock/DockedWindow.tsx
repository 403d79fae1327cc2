import type { ComponentProps } from 'react';
import type { Rank } from './claims';
import { Docked } from './Docked';
import css from './DockedWindow.module.css';

type DockedWindowProps = Omit<ComponentProps<'section'>, 'className'> & { rank: Rank };

/** A box of the dock about a fight, in the colour of the side that its `data-side` names: a head, and what there is to say. */
export function DockedWindow({ rank, ...section }: DockedWindowProps) {
  return (
    <Docked rank={rank}>
      <section className={css.window} {...section} />
    </Docked>
  );
}
