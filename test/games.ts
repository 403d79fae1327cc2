import { rulebooks } from '../games';
import { subject as quarters } from './kit/quarters/subject';
import type { Subject } from './tools/subject';

/** The ids of all games of the package. */
export const ids = Object.keys(rulebooks);

/** The games of the package, each as the file `test/<id>/subject.ts` shows it to the tests of all games. */
export const subjects: readonly Subject[] = await Promise.all(ids.map(subjectIn));

/** The games of the package, and the small game of four sides by which the kit is tested. */
export const allSubjects: readonly Subject[] = [...subjects, quarters];

async function subjectIn(id: string): Promise<Subject> {
  const { subject }: { subject: Subject } = await import(`./${id}/subject.ts`);
  return subject;
}
