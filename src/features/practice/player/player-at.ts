/** Which session, or which drill without one, the player's address names. */
export type PlayerAt = { readonly session?: string | undefined; readonly drill?: string | undefined };

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined);

export const playerAtFrom = (search: Readonly<Record<string, unknown>>): PlayerAt => {
  const [session, drill] = [text(search['session']), text(search['drill'])];
  return { ...(session ? { session } : {}), ...(drill ? { drill } : {}) };
};
