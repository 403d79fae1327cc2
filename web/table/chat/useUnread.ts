import { useEffect, useState } from 'react';

/** How many of `count` messages came since they were last looked at. */
export function useUnread(count: number, looking: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (looking || count < read) setRead(count);
  }, [count, looking, read]);
  return looking ? 0 : Math.max(0, count - read);
}
