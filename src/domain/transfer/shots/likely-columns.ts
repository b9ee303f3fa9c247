import type { Title } from './titles.ts';
import type { ColumnField } from './types.ts';
import { canBeIn } from './units.ts';

// What a column most likely holds when no maker is known to call it so: the stems that its name is made of, in the
// languages of launch monitors' apps, accents folded. What this finds the golfer confirms.

const STEMS = {
  club: /club|klub|schlager|palo|canne|baton|bastone|mazza|stok|taco|kølle|maila|\bkij|\bhul|driver head|クラブ|ヘッド|番手|클럽|헤드|杆/,
  ball: /ball|balle|bola|pelota|palla|pallina|pallo|boll|bold|\bbal|piłk|\bmic|ボール|初速|볼|球(?!杆)/,
  speed:
    /speed|\bspd\b|geschw|gsch|vitesse|velocidad|velocita|snelheid|hastighe[dt]|nopeu|predkos|rychlost|スピード|速|스피드|속도/,
  launch:
    /launch|abflug|start|lancement|decoll|depart|envol|lanzamiento|lancamento|salida|lancio|lanceer|utgang|udgang|lahto|odpal|打ち?出し?|発射|발사|탄도|发射|起飞/,
  angle: /angle|winkel|angulo|angolo|hoek|vinkel|kulma|\bkat\b|uhel|角|각/,
  direction: /dir|richt|riktning|retning|kierun|suunta|smer|horiz|azimut|方向|방향|左右|좌우/,
  spin: /spin|rota[ct]|rotazione|giro|efecto|kierre|drehrate|drall|スピン|스핀|旋转|自旋|转速/,
  spinPart: /axis|achse|axe|eje|asse|\bas\b|axel|back|side|type|typ|loft|軸|축|轴|バック|サイド|백|사이드/,
  carry: /carry|portee|vuelo|volo|\bvol\b|acarreo|flugweite|vlucht|draagafstand|キャリー|캐리|落点|飞行距离/,
  side: /side|seit|later|zij|sida|sido|sivu|off.?line|\bdev|abw|ecart|desv|scost|avvik|afvig|afwijk|odchyl|poikkeama|サイド|左右|ブレ|좌우|편차|偏/,
  total: /\btota|gesamt|kokonais|samlet|całkow|celkov|トータル|総|총|总/,
  apex: /apex|peak|height|scheitel|gipfel|apice|apogee|hohe|hauteur|altura|altezza|hoog|hojd|hogst|højde|høyde|wysok|korkeus|vysk|最高|高さ|정점|최고|顶点/,
  attack:
    /attack|angriff|anstell|eintreff|ataque|attaque|attacco|\batak|utok|aanval|angreb|angrep|anfalls|osuma|アタック|入射|어택|攻角/,
  descent: /land|descen|aterriz|atterr|einfall|nedslag|落下|下降|착지|하강|落地/,
  date: /^(date|datum|fecha|data$|dato$|paiva|zeit|日付|日時|날짜|일시|日期|时间)/,
  player:
    /player|golfer|spieler|joueu|jugador|jogador|giocat|speler|spelare|spiller|pelaaja|プレ[ーイ]ヤー|選手|플레이어|선수|球员|玩家/,
  aboutClub: /type|brand|model|marke|marque|marca|merk|path|face|loft|lie|data|description/,
} as const satisfies Readonly<Record<string, RegExp>>;
type Stem = keyof typeof STEMS;

type Likeness = { readonly all: readonly Stem[]; readonly none?: readonly Stem[] };
/** In the order in which columns are given away: the narrower meaning first. */
const LIKENESS: readonly (readonly [ColumnField, Likeness])[] = [
  ['clubSpeedMps', { all: ['club', 'speed'] }],
  ['ballSpeedMps', { all: ['ball', 'speed'], none: ['club', 'spin'] }],
  ['launchDirectionDeg', { all: ['launch', 'direction'] }],
  ['launchDeg', { all: ['launch'], none: ['direction', 'speed', 'date'] }],
  ['attackDeg', { all: ['attack'] }],
  ['descentDeg', { all: ['descent', 'angle'] }],
  ['spinRpm', { all: ['spin'], none: ['spinPart'] }],
  ['sideM', { all: ['carry', 'side'], none: ['angle', 'spin'] }],
  ['sideM', { all: ['side'], none: ['angle', 'spin', 'total'] }],
  ['carryM', { all: ['carry'], none: ['angle', 'side', 'speed'] }],
  ['totalM', { all: ['total'], none: ['angle', 'side', 'spin'] }],
  ['apexM', { all: ['apex'] }],
  ['club', { all: ['club'], none: ['aboutClub'] }],
  ['club', { all: ['club'] }],
  ['date', { all: ['date'] }],
  ['player', { all: ['player'] }],
];

/**
 * Adds to `found` the columns that are likely what their names say, for fields that have none yet. Their names
 * are folded as by plainName.
 */
export const addLikelyColumns = (titles: readonly Title[], found: Map<ColumnField, number>): void => {
  const taken = new Set(found.values());
  for (const [field, { all, none = [] }] of LIKENESS) {
    if (found.has(field)) continue;
    const at = titles.findIndex(
      ({ name, unit }, index) =>
        !taken.has(index) &&
        canBeIn(unit, field) &&
        all.every((stem) => STEMS[stem].test(name)) &&
        !none.some((stem) => STEMS[stem].test(name)),
    );
    if (at < 0) continue;
    found.set(field, at);
    taken.add(at);
  }
};
