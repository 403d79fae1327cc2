import { useState } from 'react';
import { messageOf } from '../../../games/kit/messageOf';
import { CopyLink } from '../../ui/CopyLink';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useRoot } from '../../ui/root';
import { pictureOf, pngOf } from './picture';
import { placeInMatch, positionText, type Shared } from './positionText';
import css from './ShareDialog.module.css';
import { save } from './save';

/** Offers a position as a link, a picture, text and a record. */
export function ShareDialog({ onClose, ...shared }: Shared & { onClose(): void }) {
  const { rules, record, position, link } = shared;
  const { element } = useRoot();
  const [problem, setProblem] = useState('');
  const [copied, setCopied] = useState(false);
  const [text] = useState(() => positionText(shared));
  const name = `${record.game}-move-${position.id}`;
  const place = placeInMatch(shared);

  const trying = (make: () => Promise<void>) => async () => {
    setProblem('');
    try {
      await make();
    } catch (error) {
      setProblem(`${messageOf(error)}.`);
    }
  };
  const picture = () => {
    const drawing = element?.querySelector('[data-drawing]');
    if (!(drawing instanceof SVGSVGElement) || drawing.getBoundingClientRect().width === 0)
      throw new Error('The map is not shown. Close this window, show the map, and open it again');
    return pictureOf(drawing, `${rules.rulebook.title} · ${place}`);
  };
  const saveSvg = trying(async () => save(`${name}.svg`, new Blob([picture()], { type: 'image/svg+xml' })));
  const savePng = trying(async () => save(`${name}.png`, await pngOf(picture())));
  const saveRecord = trying(async () =>
    save(`${record.game}-record.json`, new Blob([JSON.stringify(record)], { type: 'application/json' })),
  );
  const copy = trying(async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  });

  return (
    <Dialog title="Share this position" onClose={onClose} data-testid="share-dialog">
      <div className="rubicon-stack">
        <p>{place}.</p>
        {link !== null && <CopyLink url={link} label="Link to this position" />}
        <section className={css.part} aria-labelledby="share-picture">
          <h3 id="share-picture">Picture of the map</h3>
          <p className="rubicon-actions">
            <button type="button" onClick={savePng} data-testid="share-png">
              Download PNG
            </button>
            <button type="button" onClick={saveSvg} data-testid="share-svg">
              Download SVG
            </button>
          </p>
        </section>
        <section className={css.part} aria-labelledby="share-text">
          <h3 id="share-text">Text</h3>
          <textarea
            className={css.text}
            readOnly
            value={text}
            aria-labelledby="share-text"
            data-testid="share-text"
          />
          <p className="rubicon-actions">
            {navigator.clipboard !== undefined && (
              <button type="button" onClick={copy} data-testid="share-copy">
                <Icon name={copied ? 'check' : 'copy'} />
                <span aria-live="polite">{copied ? 'Copied' : 'Copy text'}</span>
              </button>
            )}
            <button
              type="button"
              onClick={() => save(`${name}.txt`, new Blob([text], { type: 'text/plain' }))}
              data-testid="share-txt"
            >
              Download text
            </button>
          </p>
        </section>
        <section className={css.part} aria-labelledby="share-record">
          <h3 id="share-record">The whole match</h3>
          <p className="rubicon-actions">
            <button type="button" onClick={saveRecord} data-testid="share-record-file">
              Download its record
            </button>
          </p>
        </section>
        {problem !== '' && (
          <Notice isWarning role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
