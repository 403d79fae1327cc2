import type { RuleSection } from '../../../../games/kit/sections';
import { numberOf, type Part, type Passage, partsOf, type Statement, type Words } from './ruleText';
import css from './SectionText.module.css';

interface SectionTextProps {
  sections: readonly RuleSection[];
  section: RuleSection;
  /** The part that is asked for, or null. */
  letter: string | null;
  go(rule: string): void;
}

/** The text of a section. Its lettered parts are opened one by one, unless there is but one thing to read. */
export function SectionText({ sections, section, letter, go }: SectionTextProps) {
  const isSection = (number: string) =>
    numberOf(number) !== section.number && sections.some((other) => other.number === numberOf(number));
  const draw = (passages: readonly Passage[]) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section never changes
    passages.map((passage, index) => <PassageText key={index} passage={passage} go={go} />);
  return (
    <div className={css.text}>
      {partsOf(section.text, isSection).map((part) =>
        part.letter === null ? (
          <div key="">{draw(part.passages)}</div>
        ) : (
          <details key={part.letter} open={part.letter === letter} data-letter={part.letter}>
            <summary>{titleOf(part)}</summary>
            {draw(part.passages)}
          </details>
        ),
      )}
    </div>
  );
}

function titleOf({ letter, title }: Part): string {
  return `${letter}. ${title}`;
}

interface WithLinks {
  go(rule: string): void;
}

function PassageText({ passage: { isList, statements }, go }: WithLinks & { passage: Passage }) {
  const texts = statements.map((statement, index) => {
    const Item = isList ? 'li' : 'div';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section never changes
      <Item key={index}>
        <StatementText statement={statement} go={go} />
      </Item>
    );
  });
  return isList ? <ul>{texts}</ul> : texts;
}

function StatementText({ statement: { words, ruling }, go }: WithLinks & { statement: Statement }) {
  return (
    <>
      {words.length > 0 && (
        <p>
          <Linked words={words} go={go} />
        </p>
      )}
      {ruling.length > 0 && (
        <p className={css.ruling}>
          <strong>Our ruling</strong> <Linked words={ruling} go={go} />
        </p>
      )}
    </>
  );
}

function Linked({ words, go }: WithLinks & { words: readonly Words[] }) {
  return words.map((word, index) =>
    'text' in word ? (
      word.text
    ) : (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section never changes
        key={index}
        type="button"
        className={css.link}
        onClick={() => go(word.rule)}
        data-to={word.rule}
      >
        {word.rule}
      </button>
    ),
  );
}
