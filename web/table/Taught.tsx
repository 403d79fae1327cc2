import type { ReactNode } from 'react';
import type { Teaching } from './board';
import { RuleReader } from './rules/RuleReader';

interface TaughtProps {
  /** Undefined for a game that explains nothing. */
  teaching: Teaching | undefined;
  children: ReactNode;
}

/** A table that explains what it shows. */
export function Taught({ teaching, children }: TaughtProps) {
  if (teaching === undefined) return children;
  return <RuleReader rules={teaching.rules}>{children}</RuleReader>;
}
