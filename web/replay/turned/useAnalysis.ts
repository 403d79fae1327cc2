import { useEffect, useRef, useState } from 'react';
import type { Analysis } from '../../../games/analysis/analysis';
import type { MatchRecord } from '../../../games/record/record';
import type { Analyser } from '../../client/analysing';

/** How far the analysis of a match is: which share is done, and in the end what the computer says, why it says nothing, or that it was stopped. */
export interface Progress {
  share: number;
  analysis?: Analysis;
  error?: unknown;
  isStopped?: boolean;
}

/** What was said of the records that this page has open. */
const known = new WeakMap<MatchRecord, Analysis>();

/** Has a match analysed as soon as the component appears, once for each record; returns how far that is, and what stops it and begins anew. */
export function useAnalysis(record: MatchRecord, analyser: Analyser) {
  const [progress, setProgress] = useState<Progress>(() => {
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
    analyser((share) => signal.aborted || setProgress({ share }), signal).then(
      (analysis) => {
        known.set(record, analysis);
        if (!signal.aborted) setProgress({ share: 1, analysis });
      },
      (error: unknown) => signal.aborted || setProgress({ share: 0, error }),
    );
    return () => controller.abort();
  }, [record, analyser, round]);
  return {
    ...progress,
    stop() {
      ends.current?.abort();
      setProgress({ share: 0, isStopped: true });
    },
    again() {
      setProgress({ share: 0 });
      begin(round + 1);
    },
  };
}
