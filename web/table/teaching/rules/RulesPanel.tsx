import { useEffect, useRef, useState } from 'react';
import type { RuleSection } from '../../../../games/kit/sections';
import { Icon } from '../../../ui/Icon';
import { NotLoaded, Sheet } from '../../../ui/Sheet';
import { useLoaded } from '../../../ui/useLoaded';
import type { Teaching } from '../../board';
import { Contents } from './Contents';
import css from './RulesPanel.module.css';
import { neighboursOf, sectionOf } from './ruleSections';
import { letterOf } from './ruleText';
import { SectionText } from './SectionText';

interface RulesPanelProps {
  load: Teaching['rules'];
  /** The number of a section, with the letter of a part or without; empty for the contents. */
  rule: string;
  onClose(): void;
}

/** The rules in our own words: a section with its neighbours, or the contents with a search over all of them. */
export function RulesPanel({ load, rule, onClose }: RulesPanelProps) {
  const { value: sections, error } = useLoaded('rules', load);
  if (sections === undefined && error === undefined) return null;
  return (
    <Sheet title="Rules" onClose={onClose} data-testid="rules">
      {sections === undefined ? <NotLoaded /> : <Book sections={sections} rule={rule} />}
    </Sheet>
  );
}

interface BookProps extends Pick<RulesPanelProps, 'rule'> {
  sections: readonly RuleSection[];
}

function Book({ sections, rule }: BookProps) {
  const [trail, setTrail] = useState<readonly string[]>([rule]);
  const [sought, seek] = useState('');
  const at = trail[trail.length - 1];
  const section = sectionOf(sections, at);
  const go = (to: string) => setTrail([...trail, to]);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes to another section reads on there
  useEffect(() => title.current?.focus(), [trail]);
  if (section === null) return <Contents sections={sections} sought={sought} seek={seek} go={go} />;
  return (
    <>
      <nav className={css.ways} aria-label="Rules">
        <button type="button" className="rubicon-quiet" onClick={() => go('')} data-testid="rules-contents">
          <Icon name="journal" /> All sections
        </button>
        {trail.length > 1 && (
          <button
            type="button"
            className="rubicon-quiet"
            onClick={() => setTrail(trail.slice(0, -1))}
            data-testid="rules-back"
          >
            <Icon name="back" /> Back
          </button>
        )}
      </nav>
      <article key={trail.length} className={css.section} data-testid="rule-section">
        <h3 ref={title} tabIndex={-1}>
          <span className={css.number}>{section.number}</span> {section.title}
        </h3>
        <SectionText sections={sections} section={section} letter={letterOf(at)} go={go} />
      </article>
      <Neighbours sections={sections} section={section} go={go} />
    </>
  );
}

interface NeighboursProps extends Pick<BookProps, 'sections'> {
  section: RuleSection;
  go(rule: string): void;
}

function Neighbours({ sections, section, go }: NeighboursProps) {
  const { before, after } = neighboursOf(sections, section);
  const button = (to: RuleSection, rel: string) => (
    <button
      type="button"
      className="rubicon-quiet"
      onClick={() => go(to.number)}
      data-testid={`rules-${rel}`}
    >
      <span className={css.number}>{to.number}</span> <span>{to.title}</span>
    </button>
  );
  return (
    <nav className={css.neighbours} aria-label="Sections before and after">
      {before && button(before, 'before')}
      {after && button(after, 'after')}
    </nav>
  );
}
