import { useEffect, useRef, useState } from 'react';
import type { Analysis } from '../../../games/analysis/analysis';
import type { MatchRecord } from '../../../games/record/record';
import type { Judging } from '../../client/judgement';

/** How far the judgement of a match is: which share is done, and in the end what the computer says, why it says nothing, or that it was stopped. */
export interface Judgement {
  share: number;
  analysis?: Analysis;
  error?: unknown;
  isStopped?: boolean;
}

/** What was said of the records that this page has open. */
const known = new WeakMap<MatchRecord, Analysis>();

/** Has a match judged as soon as the component appears, once for each record; returns how far that is, and what stops it and begins anew. */
export function useJudgement(record: MatchRecord, judging: Judging) {
  const [judgement, setJudgement] = useState<Judgement>(() => {
    const analysis = known.get(record);
    return analysis === undefined ? { share: 0 } : { share: 1, analysis };
  });
  const [round, begin] = useState(0);
  const ends = useRef<AbortController>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew
  useEffect(() => {
    if (known.has(record)) return;
    const controller = new AbortController();
    const { signal } = controller;
    ends.current = controller;
    judging((share) => signal.aborted || setJudgement({ share }), signal).then(
      (analysis) => {
        known.set(record, analysis);
        if (!signal.aborted) setJudgement({ share: 1, analysis });
      },
      (error: unknown) => signal.aborted || setJudgement({ share: 0, error }),
    );
    return () => controller.abort();
  }, [record, judging, round]);
  return {
    ...judgement,
    stop() {
      ends.current?.abort();
      setJudgement({ share: 0, isStopped: true });
    },
    again() {
      setJudgement({ share: 0 });
      begin(round + 1);
    },
  };
}
