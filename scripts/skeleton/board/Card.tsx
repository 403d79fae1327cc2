import { CardBack, CardFace, CardName } from '../../../web/table/parts/CardFace';
import { HIDDEN_CARD } from '../game/components/cards';

/** A card, by its number. */
export function Card({ id, isSmall = false }: { id: string; isSmall?: boolean }) {
  if (Number(id) === HIDDEN_CARD)
    return (
      <CardBack isSmall={isSmall}>
        <path d="M10 60Q30 10 50 60z" />
      </CardBack>
    );
  return (
    <CardFace kind="march" label={`the ${id}`} isSmall={isSmall}>
      <CardName>{id}</CardName>
    </CardFace>
  );
}
