import { Icon } from './Icon';

interface CloseButtonProps {
  onClick(): void;
  'data-testid'?: string;
}

/** Closes what it stands in the corner of. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <button type="button" className="rubicon-quiet rubicon-square" aria-label="Close" {...props}>
      <Icon name="close" />
    </button>
  );
}
