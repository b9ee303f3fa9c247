import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';

let services: Services;
const SATURDAY = Date.parse('2026-06-06T10:00:00Z');

beforeAll(async () => {
  services = await startServices({ now: () => SATURDAY });
});
afterAll(() => services.stop());

type ProductList = { products: { edges: { node: { images: { edges: { node: { url: string } }[] } } }[] } };

const shop = async (query: string) => {
  const answer = await fetch(`${services.shop.origin}/api/2024-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'local' },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] };
};

describe('shop', () => {
  it('lists the first six products, one of them sold out, with pictures from loopback', async () => {
    const { data } = await shop('{ products(first: 6) { edges { node { id title } } } }');
    const edges = (data as ProductList | undefined)?.products.edges ?? [];
    expect(edges).toHaveLength(6);
    expect(edges.filter(({ node }) => JSON.stringify(node).includes('"availableForSale":false'))).toHaveLength(1);
    for (const { node } of edges) {
      const url = node.images.edges[0]?.node.url ?? '';
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
      const picture = await fetch(url);
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(await picture.text()).toContain('<svg');
    }
  });

  it('looks products up by handle, and gives null for those it lacks', async () => {
    const { data } = await shop(
      '{ a: productByHandle(handle: "putting-gate") { id } b: productByHandle(handle: "x") { id } }',
    );
    expect(data).toMatchObject({ a: { title: 'Putting gate' }, b: null });
  });

  it('has no checkoutCreate, like the storefronts of today', async () => {
    const { errors } = await shop('mutation { checkoutCreate(input: {}) { checkout { id } } }');
    expect(errors?.[0]?.message).toBe("Field 'checkoutCreate' doesn't exist on type 'Mutation'");
  });
});

describe('booking', () => {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { 'cal-api-version': '2024-09-04', 'content-type': 'application/json' };
    const answer = await fetch(`${services.booking.origin}/v2/${path}`, { ...init, headers });
    return { status: answer.status, body: (await answer.json()) as { data: Record<string, { start: string }[]> } };
  };
  const slots = () => call('slots?username=ines&eventTypeSlug=90-minutes&start=2026-06-06&end=2026-06-09');
  const book = (start: string) =>
    call('bookings', {
      method: 'POST',
      body: JSON.stringify({ start, username: 'ines', eventTypeSlug: '90-minutes', attendee: { name: 'Ada' } }),
    });

  it('offers weekday slots that a 90-minute lesson still fits into', async () => {
    const { body } = await slots();
    expect(Object.keys(body.data)).toEqual(['2026-06-08', '2026-06-09']);
    expect(body.data['2026-06-08']?.at(-1)?.start).toBe('2026-06-08T15:00:00.000Z');
  });

  it('books a slot once, and takes those it overlaps off the list', async () => {
    expect((await book('2026-06-08T10:00:00Z')).status).toBe(201);
    expect((await book('2026-06-08T11:00:00Z')).status).toBe(400);
    const starts = (await slots()).body.data['2026-06-08']?.map(({ start }) => start.slice(11, 16));
    expect(starts).toEqual(['12:00', '13:00', '14:00', '15:00']);
  });
});

describe('exercise data', () => {
  it('filters by muscle and wants a key', async () => {
    const url = `${services.exerciseData.origin}/v1/exercises?muscle=glutes`;
    const found = (await (await fetch(url, { headers: { 'x-api-key': 'local' } })).json()) as { muscle: string }[];
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ muscle }) => muscle))).toEqual(new Set(['glutes']));
    expect((await fetch(url)).status).toBe(400);
  });
});
