import { useState } from 'react';
import { Check } from '../ui/Check';
import { Dialog } from '../ui/Dialog';
import { Radio, Radios } from '../ui/Radios';
import { useOwnId } from '../ui/root';
import { mayNotify } from './notifications';
import { PaceField } from './PaceField';
import { changeSettings, type Settings, SIZES } from './settings';
import { play } from './sounds';
import { useSettings } from './useSettings';

/** Everything that is chosen once for all tables on this device. A change holds at once. */
export function SettingsDialog({ close }: { close(): void }) {
  const chosen = useSettings();
  const [isRefused, refuse] = useState(false);
  const notify = async (wanted: boolean) => {
    const may = wanted && (await mayNotify());
    refuse(wanted && !may);
    changeSettings({ notifications: may });
  };
  return (
    <Dialog title="Settings" onClose={close} data-testid="settings">
      <div className="rubicon-stack">
        <p className="rubicon-muted rubicon-small">For all tables on this device.</p>
        <div>
          <Check
            checked={chosen.sound}
            onChange={(sound) => {
              changeSettings({ sound });
              if (sound) play('turn');
            }}
            data-testid="setting-sound"
          >
            Sounds: my turn, dice, battles
          </Check>
          <Check checked={chosen.notifications} onChange={notify} data-testid="setting-notifications">
            Tell me on the desktop when it is my turn and I look elsewhere
          </Check>
          {isRefused && (
            <p className="rubicon-muted rubicon-small" role="alert">
              This browser does not allow it. Its own settings for this site decide that.
            </p>
          )}
          <Check
            checked={chosen.asksTwice}
            onChange={(asksTwice) => changeSettings({ asksTwice })}
            data-testid="setting-asks-twice"
          >
            Ask once more before I give something up
          </Check>
        </div>
        <PaceField value={chosen.pace} onChange={(pace) => changeSettings({ pace })} />
        <Choice setting="colours" legend="Colours" value={chosen.colours} choices={COLOURS} />
        <Choice setting="motion" legend="Motion" value={chosen.motion} choices={MOTIONS} />
        <Choice setting="size" legend="Pieces and names on the map" value={chosen.size} choices={sizes} />
      </div>
      <footer>
        <button type="button" className="rubicon-primary" onClick={close}>
          Done
        </button>
      </footer>
    </Dialog>
  );
}

interface Named<T> {
  value: T;
  name: string;
}

const COLOURS: readonly Named<Settings['colours']>[] = [
  { value: 'system', name: 'As the system' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];
const MOTIONS: readonly Named<Settings['motion']>[] = [
  { value: 'system', name: 'As the system' },
  { value: 'less', name: 'As little as can be' },
];
const SIZE_NAMES = ['Usual', 'Larger', 'Largest'];
const sizes: readonly Named<number>[] = SIZES.map((value, index) => ({ value, name: SIZE_NAMES[index] }));

interface ChoiceProps<K extends keyof Settings> {
  setting: K;
  legend: string;
  value: Settings[K];
  choices: readonly Named<Settings[K]>[];
}

/** A setting of a few values. */
function Choice<K extends keyof Settings>({ setting, legend, value, choices }: ChoiceProps<K>) {
  const group = useOwnId();
  return (
    <Radios legend={legend}>
      {choices.map((choice) => (
        <Radio
          key={choice.name}
          name={group}
          checked={choice.value === value}
          onChange={() => changeSettings({ [setting]: choice.value })}
          data-setting={`${setting} ${choice.value}`}
        >
          {choice.name}
        </Radio>
      ))}
    </Radios>
  );
}
