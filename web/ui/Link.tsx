import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { addressOf, navigate } from '../router';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link to another page of the app. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={addressOf(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
