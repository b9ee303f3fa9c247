import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAPPED_COURSES, serveGround } from '#dev/services/ground/serve-ground.ts';
import { Faults, type Service } from '@divot/local-cloud';
import { readOverpass } from '@divot/ground';
import { createGround } from '#src/services/ground/ground.ts';
import { courseQuery, nameQuery, nearQuery, searchWordsOf } from '#src/services/ground/overpass.ts';
import { lockManager } from '#tests/support/locks.ts';
import { unwrap } from '@divot/basics';

const faults = new Faults();
let service: Service;
let rests: number[];

beforeAll(async () => {
  service = await serveGround({ faults });
});
afterAll(() => service.stop());
beforeEach(() => {
  faults.clear();
  rests = [];
});

const ground = (fetcher?: typeof fetch, onRequest?: () => void) =>
  createGround(`${service.origin}/api/interpreter`, {
    ...(fetcher && { fetcher }),
    ...(onRequest && { onRequest }),
    wait: (ms) => {
      rests.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
  });
const fetched = async () => {
  const [found] = unwrap(await ground().findByName('Heronsbridge'));
  return ground().fetchCourse(found!.box);
};

describe('the ground service', () => {
  it('finds a course by a part of its name and fetches its eighteen holes by its box', async () => {
    const packs = readOverpass(JSON.parse(unwrap(await fetched())));

    expect(packs.map(({ name, holes }) => [name, holes.length])).toEqual([['Heronsbridge Golf Club', 18]]);
  });

  it('finds the courses round a place', async () => {
    const { lat, lon } = MAPPED_COURSES[2]!;

    const found = unwrap(await ground().findNear({ lat: lat + 0.03, lon: lon - 0.02 }));

    expect(found.map(({ name }) => name)).toEqual(['Old Quarry']);
  });

  it('finds the courses of a town, with what the map says of them', async () => {
    const found = unwrap(await ground().findByName('lisnagarth'));

    expect(found).toMatchObject([{ name: 'Old Quarry', city: 'Lisnagarth', holes: 9 }]);
  });

  it('asks once for a search that is repeated, and counts each request', async () => {
    let requests = 0;
    const service = ground(undefined, () => (requests += 1));

    await service.findByName('Heronsbridge');
    await service.findByName('Heronsbridge');
    const [found] = unwrap(await service.findByName('Heronsbridge'));
    await service.fetchCourse(found!.box);

    expect(requests).toBe(2);
  });

  it('sends one request at a time', async () => {
    const locks = lockManager();
    vi.stubGlobal('navigator', { locks });
    let [under, most] = [0, 0];
    const slow: typeof fetch = async () => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      return new Response('{"elements":[]}');
    };

    await Promise.all(['Pine', 'Oak', 'Elm'].map((name) => ground(slow).findByName(name)));
    vi.unstubAllGlobals();

    expect(most).toBe(1);
  });

  it('drops results without a name or with a place that is none', async () => {
    const bounds = { minlat: 51, minlon: -1, maxlat: 51.02, maxlon: -0.98 };
    const elements = [
      { bounds, tags: { name: '  ' } },
      { bounds, tags: { name: 7 } },
      { bounds: { ...bounds, maxlat: 200 }, tags: { name: 'Off the earth' } },
      { bounds: { ...bounds, minlat: 51.5 }, tags: { name: 'Upside down' } },
      { bounds: { ...bounds, maxlon: 60 }, tags: { name: 'Larger than a country' } },
      { tags: { name: 'Nowhere' } },
      null,
      { bounds, tags: { name: 'Pine Valley', holes: '1e9', par: 'x', 'addr:city': {} } },
      { bounds, tags: { name: 'Pine Valley' } },
    ];
    const hostile: typeof fetch = () => Promise.resolve(Response.json({ elements }));

    expect(unwrap(await ground(hostile).findByName('Pine'))).toEqual([
      { name: 'Pine Valley', box: { south: 51, west: -1, north: 51.02, east: -0.98 } },
    ]);
  });

  it('says that nobody has mapped a course', async () => {
    expect(await ground().findByName('Nowhere Downs')).toEqual({ ok: false, error: 'nothing' });
  });

  it('asks a busy server once more after a pause, and then says so', async () => {
    faults.add({ kind: 'status', service: 'ground', status: 429 });
    expect((await fetched()).ok).toBe(true);
    expect(rests).toEqual([22_500]);

    faults.add({ kind: 'status', service: 'ground', status: 504, times: 2, method: 'fetch' });
    expect(await fetched()).toEqual({ ok: false, error: 'busy' });
  });

  it('treats a truncated response as a failure', async () => {
    faults.add({ kind: 'cut-short', service: 'ground', method: 'fetch' });

    expect(await fetched()).toEqual({ ok: false, error: 'cut-short' });
  });

  it.each(['drop', 'captive-portal'] as const)('reports that no server responded: %s', async (kind) => {
    faults.add({ kind, service: 'ground', method: 'fetch' });

    expect(await fetched()).toEqual({ ok: false, error: 'no-answer' });
  });

  it('refuses a response that is larger than a phone can read', async () => {
    const [found] = unwrap(await ground().findByName('Heronsbridge'));
    const text = `{"elements":[${'1,'.repeat(15_000_000)}1]}`;
    const endless: typeof fetch = () => Promise.resolve(new Response(text));

    expect(await ground(endless).fetchCourse(found!.box)).toEqual({ ok: false, error: 'too-much' });
  });

  it('stops reading an endless answer at its limit', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        sent += 1;
        stream.enqueue(new Uint8Array(1_000_000));
      },
    });
    const endless: typeof fetch = () => Promise.resolve(new Response(body));

    expect(await ground(endless).findByName('Heronsbridge')).toEqual({ ok: false, error: 'too-much' });
    expect(sent).toBeLessThan(40);
  });

  it('reports that no server responded if the server stays silent', async () => {
    const silent: typeof fetch = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));

    expect(await ground(silent).findByName('Heronsbridge')).toEqual({ ok: false, error: 'no-answer' });
  });
});

describe('what the map server learns', () => {
  it('is a place rounded to a tenth of a degree', () => {
    expect(nearQuery({ lat: 51.2437, lon: -1.3129 })).toContain('(51.1,-1.4,51.3,-1.2)');
  });

  it('is a course’s box, grown by 300 m and rounded outwards', () => {
    const box = { south: 51.236, west: -1.318, north: 51.2488, east: -1.3021 };

    expect(courseQuery(box)).toContain('(51.23,-1.33,51.26,-1.29)');
  });

  it('is two boxes at the date line, neither of them beyond it', () => {
    expect(nearQuery({ lat: -16.8, lon: 179.97 })).toContain('(-16.9,179.9,-16.7,180.0)');
    expect(nearQuery({ lat: -16.8, lon: 179.97 })).toContain('(-16.9,-180.0,-16.7,-179.9)');
    expect(nearQuery({ lat: -16.8, lon: -179.97 })).toContain('(-16.9,179.9,-16.7,180.0)');
  });

  it.each([
    ['The Royal County Down Golf Club', ['royal', 'county', 'down']],
    ['Golf Club', ['golf', 'club']],
    ['"];out;[~"', ['out']],
    ["St George's G.C.", ['st', 'george']],
    ['Öndverðarness', ['ondverðarness']],
    ['霞ヶ関', ['霞ヶ関']],
    ['!!!', []],
  ])(
    'is a name without the words that every course shares, and without anything that could change the query: %s',
    (name, words) => {
      expect(searchWordsOf(name)).toEqual(words);
    },
  );

  it('asks for nothing that has no word', async () => {
    let requests = 0;
    const found = await ground(undefined, () => (requests += 1)).findByName('!!!');

    expect([found, requests]).toEqual([{ ok: false, error: 'nothing' }, 0]);
  });

  it.each([
    ['malaga', 'Málaga', 'Real Club de Golf MÁLAGA'],
    ['andrews old', 'Andrews Old', 'The Old Course at St Andrews'],
    ['newcastle upon tyne', 'Newcastle upon Tyne', 'Newcastle-upon-Tyne United Golf Club'],
    ['stratford upon avon', 'Stratford-upon-Avon', 'Stratford upon Avon GC'],
  ])('is the town and the course, whatever their capitals, accents and order: %s', (typed, town, course) => {
    const [courses, towns] = nameQuery(typed).split(';node');
    const patterns = (part: string | undefined) =>
      [...part!.matchAll(/"name"~"([^"]+)",i/g)].map(([, one]) => new RegExp(one!, 'iu'));

    expect(patterns(courses).every((pattern) => pattern.test(course))).toBe(true);
    expect(patterns(towns)[0]!.test(town)).toBe(true);
  });
});
