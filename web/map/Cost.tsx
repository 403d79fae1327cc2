import css from './Cost.module.css';

/** What going somewhere with the selected pieces will cost first, told before it is spent. */
export function Cost({ words }: { words: string }) {
  return (
    <p className={css.cost} role="status" data-testid="cost">
      {words}
    </p>
  );
}
