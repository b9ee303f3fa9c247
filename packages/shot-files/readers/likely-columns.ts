import type { Title } from './titles.ts';
import type { ColumnField } from './types.ts';
import { canBeIn } from './units.ts';

// What a column most likely holds if its name is not known from any maker. It matches word stems in the languages of
// launch monitors' apps, with accents folded. The golfer confirms the result.

const STEMS = {
  club: /club|klub|schlager|palo|canne|baton|bastone|mazza|stok|taco|kølle|maila|\bkij|\bhul|driver head|クラブ|ヘッド|番手|클럽|헤드|杆/,
  ball: /ball|balle|bola|pelota|palla|pallina|pallo|boll|bold|\bbal|piłk|\bmic|ボール|初速|볼|^공|球(?!杆)/,
  speed:
    /speed|\bspd\b|geschw|gsch|vitesse|\bvit\b|velocidad|velocita|\bvel\b|snelheid|hastighe[dt]|fart|nopeu|predkos|rychlost|スピード|速|스피드|속도/,
  launch:
    /launch|abflug|start|lancement|decoll|depart|envol|lanzamiento|lancamento|salida|saida|despeg|lancio|partenza|lanceer|vertrek|utgang|utskj|udgang|lahto|odpal|打ち?出し?|発射|발사|탄도|런치|发射|起飞/,
  angle: /angle|winkel|angulo|angolo|hoek|vinkel|kulma|\bkat\b|uhel|角|각/,
  direction: /dir|richt|riktning|retning|kierun|suunta|smer|horiz|\bh$|azimut|方向|방향|左右|水平|좌우|수평/,
  spin: /spin|rota[ct]|rotazione|giro|\bgiri|efecto|kierre|drehrate|drall|スピン|回転|스핀|회전|旋转|自旋|转速/,
  spinPart: /axis|achse|axe|eje|asse|\bas\b|axel|back|side|type|typ|loft|軸|축|轴|バック|サイド|백|사이드/,
  carry:
    /carry|portee|vuelo|volo|\bvol\b|\bvoo\b|acarreo|flug(?:weite|lang|strecke|distanz)|vlucht|draagafstand|キャリー|캐리|落点|飞行距离/,
  side: /side|seit|links.{0,3}rechts|left.{0,3}right|gauche.{0,3}droite|later|zij|sida|sido|sidl|sivu|off.?line|dispers|\bdev|abw|ecart|desv|scost|scart|avvik|afvig|afwijk|odchyl|poikkeama|サイド|オフライン|左右|ブレ|ずれ|사이드|오프라인|좌우|편차|이탈|偏/,
  total: /\btota|gesamt|kokonais|samlet|całkow|celkov|トータル|総|合計|총|토탈|합계|总/,
  apex: /apex|peak|height|scheitel|gipfel|apice|apogee|fleche|hohe|hauteur|altura|altezza|hoog|hojd|hogst|højde|høyde|wysok|korkeus|vysk|最高|高さ|最大高|정점|최고|높이|顶点/,
  attack:
    /attack|angriff|anstell|eintreff|ataque|attaque|attacco|\batak|utok|aanval|angreb|angrep|anfalls|traff|osuma|アタック|入射|어택|공격|입사|攻角/,
  descent: /land|descen|aterriz|atterr|einfall|nedslag|落下|下降|착지|하강|落地/,
  date: /^(?:date|datum|fecha|data$|data e |dato$|paiva|zeit|horodat|tidpunkt|日付|日時|날짜|일시|日期|时间)/,
  player:
    /player|golfer|spieler|joueu|jugador|jogador|giocat|speler|spelare|spiller|pelaaja|プレ[ーイ]ヤー|選手|플레이어|선수|球员|玩家/,
  aboutClub: /type|brand|model|marke|marque|marca|merk|path|face|loft|lie|data|description/,
  /** Directions of something other than the ball. */
  notBall: /swing|schwung|wind|vent\b|vent |viento|vento|plane|target|ziel|path|face/,
} as const satisfies Readonly<Record<string, RegExp>>;
type Stem = keyof typeof STEMS;

type Likeness = { readonly all: readonly Stem[]; readonly none?: readonly Stem[] };
/** In order of matching, the narrower meaning first. */
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
  ['carryM', { all: ['carry'], none: ['angle', 'side', 'speed', 'direction'] }],
  ['totalM', { all: ['total'], none: ['angle', 'side', 'spin', 'direction'] }],
  ['launchDirectionDeg', { all: ['direction'], none: ['club', 'spin', 'side', 'notBall', 'carry', 'total'] }],
  ['launchDirectionDeg', { all: ['direction', 'angle'], none: ['club', 'spin', 'notBall', 'carry', 'total'] }],
  ['apexM', { all: ['apex'] }],
  ['club', { all: ['club'], none: ['aboutClub'] }],
  ['club', { all: ['club'] }],
  ['date', { all: ['date'] }],
  ['player', { all: ['player'] }],
];

/** Adds columns with a likely meaning to `found`, for fields that have none yet. Names are folded as by plainName. */
export const addLikelyColumns = (titles: readonly Title[], fields: Map<ColumnField, number>): void => {
  const taken = new Set(fields.values());
  for (const [field, { all, none = [] }] of LIKENESS) {
    if (fields.has(field)) continue;
    const at = titles.findIndex(
      ({ name, unit }, index) =>
        !taken.has(index) &&
        canBeIn(unit, field) &&
        all.every((stem) => STEMS[stem].test(name)) &&
        !none.some((stem) => STEMS[stem].test(name)),
    );
    if (at < 0) continue;
    fields.set(field, at);
    taken.add(at);
  }
};
