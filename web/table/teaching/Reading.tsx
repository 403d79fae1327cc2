import type { Teaching } from '../board';
import { CardReader } from './cards/CardReader';
import type { Pointed } from './cards/watchCards';
import { LegendSheet } from './legend/LegendSheet';
import { RulesPanel } from './rules/RulesPanel';

/** A section of the rules, their contents for an empty number, or the legend for none. */
export interface Page {
  rule: string | null;
  /** Tells this opening from those before it. */
  count: number;
}

interface ReadingProps {
  teaching: Teaching;
  page: Page | null;
  /** Closes a page, unless another one has been opened since. */
  close(page: Page): void;
  /** What first was at a card. */
  pointed: Pointed | null;
}

/** What is read beside the table: rules, legend, and what a card is. */
export function Reading({ teaching: { rules, legend, cards }, page, close, pointed }: ReadingProps) {
  return (
    <>
      {page !== null &&
        (page.rule === null ? (
          <LegendSheet key={page.count} load={legend} onClose={() => close(page)} />
        ) : (
          <RulesPanel key={page.count} load={rules} rule={page.rule} onClose={() => close(page)} />
        ))}
      {cards !== undefined && pointed !== null && <CardReader cards={cards} begun={pointed} />}
    </>
  );
}
