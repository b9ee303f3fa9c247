import { type ReactNode, useState } from 'react';
import type { Config } from '#src/platform/settings/config.ts';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import type { Product } from '#src/services/shop/answers.ts';
import { type Products, type Shop, createShop } from '#src/services/shop/shop.ts';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { ExternalIcon, ShopIcon } from '#src/ui/icons/screen-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useSwipe } from '#src/ui/primitives/use-swipe.ts';
import { copy } from './copy.ts';
import { priceText, shortDescription, wrapped } from './product-text.ts';
import { useProducts } from './use-products.ts';
import { useNetwork } from '#src/platform/state.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { buyNow } from './buy-now.ts';

const Picture = ({ product: { image, imageAlt } }: { readonly product: Product }) => {
  const [missing, setMissing] = useState(false);
  return (
    <div className="grid aspect-square w-14 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken sm:w-40">
      {image && !missing ? (
        <img
          src={image}
          alt={imageAlt}
          crossOrigin="anonymous" // lets the service worker read and cache it
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setMissing(true)}
        />
      ) : (
        <ShopIcon className="size-8 text-rough" />
      )}
    </div>
  );
};

type SlideProps = {
  readonly product: Product;
  readonly shop: Shop;
  readonly discountCode: string;
  readonly position: string;
};

/** One product: picture, price, and a way to buy one piece with the discount code. */
const ProductSlide = ({ product, shop, discountCode, position }: SlideProps) => {
  const offline = useNetwork() === 'offline';
  const [buying, setBuying] = useState(false);
  const [blocked, setBlocked] = useState<string>();
  const buy = async () => {
    setBuying(true);
    const openTab = () => window.open('', '_blank');
    setBlocked(await buyNow({ shop, product, discountCode, waiting: copy.opening, openTab }));
    setBuying(false);
  };
  return (
    <article className="flex items-center gap-3 sm:items-start sm:gap-6">
      <Picture product={product} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-start">
        <div className="min-w-32 flex-1">
          <h3 className="text-note leading-tight font-medium wrap-anywhere">{product.title}</h3>
          <p className="figures flex items-baseline gap-3">
            <strong className="font-strong">{priceText(product)}</strong>
            <span className="text-fine text-rough">{position}</span>
          </p>
        </div>
        <p className="measure order-last basis-full text-fine text-rough wrap-anywhere empty:hidden sm:order-none sm:basis-auto">
          {shortDescription(product.description)}
        </p>
        <Button size="compact" busy={buying} disabled={!product.availableForSale || offline} onClick={() => void buy()}>
          {product.availableForSale ? copy.buy : copy.soldOut}
          {product.availableForSale && (
            <>
              <ExternalIcon className="size-5" />
              <span className="sr-only">{copy.newTab}</span>
            </>
          )}
        </Button>
        {offline && product.availableForSale && <p className="text-fine text-rough">{copy.needsSignal}</p>}
        {blocked !== undefined && (
          <p className="text-note">
            {copy.blocked}{' '}
            <a href={blocked} target="_blank" rel="noopener noreferrer" className={textLinkLook}>
              {copy.openShop}
            </a>
          </p>
        )}
      </div>
    </article>
  );
};

type GearProps = { readonly discountCode: string; readonly arrows?: ReactNode; readonly children: ReactNode };

const Gear = ({ discountCode, arrows, children }: GearProps) => (
  <Section
    title={copy.title}
    aside={
      <span className="-my-2 flex flex-wrap items-center gap-1">
        <Badge tone="fairway">{copy.badge(discountCode)}</Badge>
        {arrows}
      </span>
    }
  >
    {children}
  </Section>
);

type SlidesProps = {
  readonly products: readonly Product[];
  /** Why these are not today's, if so. */
  readonly note: string | undefined;
  readonly shop: Shop;
  readonly discountCode: string;
};

const Slides = ({ products, note, shop, discountCode }: SlidesProps) => {
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((before) => wrapped(before, by, products.length));
  const swipe = useSwipe(move);
  const at = wrapped(index, 0, products.length);
  const product = products[at];
  if (!product) return null;
  return (
    <div role="group" aria-roledescription="carousel" aria-label={copy.slideshow} {...swipe}>
      <Gear
        discountCode={discountCode}
        arrows={
          <>
            <IconButton label={copy.previous} icon={<BackIcon />} onClick={() => move(-1)} />
            <IconButton label={copy.next} icon={<ForwardIcon />} onClick={() => move(1)} />
          </>
        }
      >
        {note !== undefined && <p className="mb-2 text-note text-sand-ink">{note}</p>}
        <div aria-live="polite">
          <ProductSlide
            key={product.id}
            product={product}
            shop={shop}
            discountCode={discountCode}
            position={copy.position(at + 1, products.length)}
          />
        </div>
      </Gear>
    </div>
  );
};

type OpenShop = { readonly shop: Shop; readonly discountCode: string; readonly ask: () => Promise<Products> };

const openShop = ({ shop: address, discountCode }: Config): OpenShop | undefined => {
  if (!address) return undefined;
  const shop = createShop(address, logError);
  const ask = () => (address.handles.length > 0 ? shop.productsByHandles(address.handles) : shop.products());
  return { shop, discountCode, ask };
};
const open = configCheck.ok ? openShop(configCheck.config) : undefined;

const ShopWindow = ({ shop, discountCode, ask }: OpenShop) => {
  const { shown, retry } = useProducts(ask);
  if (shown.kind === 'products') {
    const { old } = shown;
    const note = old && copy.asOf[old.because](dayText(old.at));
    return <Slides products={shown.products} note={note} shop={shop} discountCode={discountCode} />;
  }
  return (
    <Gear discountCode={discountCode}>
      {shown.kind === 'failed' ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-rough">{copy.failed}</p>
          <Button onClick={retry}>{copy.retry}</Button>
        </div>
      ) : shown.kind === 'loading' ? (
        <Skeleton className="h-14" />
      ) : (
        <p className="measure text-rough">{shown.kind === 'none' ? copy.none : copy.offline}</p>
      )}
    </Gear>
  );
};

/** Six products from the shop with the app's discount code. Empty if no shop is set up. */
export const Slideshow = () => open && <ShopWindow {...open} />;
