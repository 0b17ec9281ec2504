import { examSettingKey } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';
import { useState } from 'react';

/** A choice among a few that this device remembers. */
export function useSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const key = examSettingKey(name);
  const [value, setValue] = useState(
    () => values.find((one) => one === localArea.get(key)) ?? values[0],
  );
  return [
    value,
    (chosen) => {
      localArea.set(key, chosen);
      setValue(chosen);
    },
  ];
}
