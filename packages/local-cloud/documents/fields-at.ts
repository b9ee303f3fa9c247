import { rootOf } from './methods.ts';
import type { Fields } from './wire.ts';

/** The fields of a document in the database at `origin`, read as its administrator; undefined if there is none. */
export const fieldsAt = async (origin: string, project: string, path: string): Promise<Fields | undefined> => {
  const root = rootOf(project);
  const answer = await fetch(`${origin}/v1/${root}:batchGet`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ documents: [`${root}/${path}`] }),
  });
  const [first] = (await answer.json()) as { readonly found?: { readonly fields?: Fields } }[];
  return first?.found && (first.found.fields ?? {});
};
