import { useState } from 'react';
import { boxOf } from '../../../games/alesia/components/box';
import { romansOf } from '../../../games/alesia/setup';
import type { G } from '../../../games/alesia/state';
import { isOver, topFrame } from '../../../games/kit/frame';
import type { BoardProps } from '../../table/board';
import { Panel } from '../../table/parts/Panel';
import { RuleBadge } from '../../ui/RuleBadge';
import css from './DeploymentPanel.module.css';
import {
  forgetDeployment,
  type Kept,
  keepDeployment,
  keptDeployments,
  placesFor,
  standsAs,
} from './deployments';

type DeploymentProps = Pick<BoardProps<G>, 'G' | 'possible' | 'next' | 'play' | 'busy'>;

/** Where the Romans may begin: ready deployments, and those kept in this browser (3.2, 12.6). */
export function DeploymentPanel({ G, possible, next, play, busy }: DeploymentProps) {
  const box = boxOf(G);
  const [kept, setKept] = useState(() => keptDeployments(box));
  const [name, setName] = useState('');
  const [notice, setNotice] = useState('');
  const isAsked =
    !isOver(G) && topFrame(G).step === 'deployment' && possible.some(({ move }) => move === 'place');
  if (!isAsked) return null;
  const ready = new Set(next('deploy', []).map(String));
  const take = (deployment: Kept) => {
    const { moves, left } = placesFor(G, next('place', []).map(String), deployment);
    setNotice(
      left.length === 0 ? '' : `${left.length} counters stay where they are: there is no room for them.`,
    );
    if (moves.length > 0) play(...moves);
  };
  const keep = () => {
    const survives = keepDeployment(G, name);
    setKept(keptDeployments(box));
    setName('');
    setNotice(survives ? '' : 'This browser does not keep it longer than the page.');
  };
  return (
    <Panel label="Deployment" side="caesar" isAsked data-testid="deployment">
      <h3>
        Deployment <RuleBadge rule="3.2" />
      </h3>
      <p className="rubicon-muted rubicon-small">
        Take one, then move counters on the map: press a stack, then a hex.
      </p>
      <ul className={css.list}>
        {box.components.deployments
          .filter(({ id }) => ready.has(id))
          .map((deployment) => ({ ...deployment, stands: standsAs(G, romansOf(deployment)) }))
          .map(({ id, name: title, about, stands }) => (
            <li key={id} data-stands={stands}>
              <button
                type="button"
                disabled={busy}
                data-move="deploy"
                data-testid={`deploy-${id}`}
                onClick={() => play({ move: 'deploy', args: [id] })}
              >
                {title}
              </button>
              <span>
                {stands && STANDS} {about}
              </span>
            </li>
          ))}
        {kept.map((deployment) => (
          <li key={deployment.name} data-testid="kept-deployment" data-stands={standsAs(G, deployment.at)}>
            <button type="button" disabled={busy} onClick={() => take(deployment)}>
              {deployment.name}
            </button>
            <span>{standsAs(G, deployment.at) && STANDS} Yours, kept in this browser.</span>
            <button
              type="button"
              className="rubicon-quiet"
              aria-label={`Forget ${deployment.name}`}
              onClick={() => {
                forgetDeployment(box, deployment.name);
                setKept(keptDeployments(box));
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <form
        className={css.keep}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') keep();
        }}
      >
        <input
          aria-label="Name of this deployment"
          placeholder="Keep this one as …"
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
          data-testid="deployment-name"
        />
        <button type="submit" disabled={name.trim() === ''} data-testid="keep-deployment">
          Keep
        </button>
      </form>
      {notice !== '' && <p role="status">{notice}</p>}
    </Panel>
  );
}

/** Said of the deployment in force. */
const STANDS = <b>In force.</b>;
