import type { RuleSection } from '../../../../games/kit/sections';
import css from './Contents.module.css';
import { isChapter, sectionsWith } from './ruleSections';

interface ContentsProps {
  sections: readonly RuleSection[];
  sought: string;
  seek(sought: string): void;
  go(rule: string): void;
}

/** All sections by number and title, or those in which words are found. */
export function Contents({ sections, sought, seek, go }: ContentsProps) {
  const found = sectionsWith(sections, sought);
  return (
    <>
      <label className={css.search}>
        <span className="rubicon-hidden">Search the rules</span>
        <input
          type="search"
          value={sought}
          placeholder="Search the rules"
          onChange={({ target }) => seek(target.value)}
          data-testid="rules-search"
        />
      </label>
      <p className="rubicon-hidden" role="status">
        {found.length === 1 ? '1 section' : `${found.length} sections`}
      </p>
      <ol className={css.list} data-testid="rules-list">
        {found.map((section) => (
          <li key={section.number} data-chapter={sought === '' && isChapter(section)}>
            <button type="button" className="rubicon-quiet" onClick={() => go(section.number)}>
              <span className={css.number}>{section.number}</span> <span>{section.title}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li>
            <p className="rubicon-muted">No section has these words.</p>
          </li>
        )}
      </ol>
    </>
  );
}
