import { type ReactNode, useCallback, useState } from 'react';
import { OpenRule } from '../../ui/RuleBadge';
import { useLoaded } from '../../ui/useLoaded';
import type { Teaching } from '../board';
import css from './RuleReader.module.css';

interface RuleReaderProps {
  rules: Teaching['rules'];
  children: ReactNode;
}

/** Lets every number of a rule inside it open the section. */
export function RuleReader({ rules, children }: RuleReaderProps) {
  const [opened, setOpened] = useState<{ rule: string; count: number } | null>(null);
  const open = useCallback(
    (rule: string) => setOpened((before) => ({ rule, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const close = (count: number) => setOpened((now) => (now?.count === count ? null : now));
  return (
    <OpenRule value={open}>
      {children}
      {opened !== null && (
        <Opened key={opened.count} rules={rules} rule={opened.rule} onClose={() => close(opened.count)} />
      )}
    </OpenRule>
  );
}

interface OpenedProps extends Pick<RuleReaderProps, 'rules'> {
  rule: string;
  onClose(): void;
}

/** The panel, which comes with the texts when they are read for the first time. */
function Opened({ rules, rule, onClose }: OpenedProps) {
  const load = useCallback(
    async () => ({ sections: await rules(), ...(await import('./RulesPanel')) }),
    [rules],
  );
  const { value, error } = useLoaded('rules', load);
  if (error !== undefined) {
    return (
      <p className={css.failed} role="alert">
        The rules could not be loaded.{' '}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    );
  }
  return value && <value.RulesPanel sections={value.sections} rule={rule} onClose={onClose} />;
}
