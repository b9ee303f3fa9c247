import { useState } from 'react';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import type { Product } from '#src/services/shop/answers.ts';
import { type Shop, createShop } from '#src/services/shop/shop.ts';
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
    <div className="grid aspect-square w-20 self-start shrink-0 place-items-center overflow-hidden rounded-control bg-sunken sm:w-40">
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
        <ShopIcon className="size-10 text-rough" />
      )}
    </div>
  );
};

type SlideProps = { readonly product: Product; readonly shop: Shop; readonly discountCode: string };

/** One product: picture, price, and a way to buy one piece with the discount code. */
const ProductSlide = ({ product, shop, discountCode }: SlideProps) => {
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
    <article className="flex gap-4 sm:gap-6">
      <Picture product={product} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="flex w-full items-baseline justify-between gap-4">
          <h3 className="min-w-0 font-medium wrap-anywhere">{product.title}</h3>
          <p className="figures font-strong">{priceText(product)}</p>
        </div>
        <p className="measure text-fine text-rough wrap-anywhere">{shortDescription(product.description)}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button busy={buying} disabled={!product.availableForSale || offline} onClick={() => void buy()}>
            {product.availableForSale ? copy.buy : copy.soldOut}
            {product.availableForSale && (
              <>
                <ExternalIcon className="size-5" />
                <span className="sr-only">{copy.newTab}</span>
              </>
            )}
          </Button>
          {offline && product.availableForSale && <p className="text-fine text-rough">{copy.needsSignal}</p>}
        </div>
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

const config = configCheck.ok ? configCheck.config : undefined;
const shop = config?.shop && createShop(config.shop, logError);
const handles = config?.shop?.handles ?? [];
const ask = async () => (handles.length > 0 ? shop!.productsByHandles(handles) : shop!.products());

const Slides = ({ products }: { readonly products: readonly Product[] }) => {
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((before) => wrapped(before, by, products.length));
  const swipe = useSwipe(move);
  const product = products[wrapped(index, 0, products.length)];
  if (!shop || !config || !product) return null;
  return (
    <div role="group" aria-roledescription="carousel" aria-label={copy.slideshow} {...swipe}>
      <div aria-live="polite">
        <ProductSlide key={product.id} product={product} shop={shop} discountCode={config.discountCode} />
      </div>
      <div className="flex items-center justify-between">
        <IconButton label={copy.previous} icon={<BackIcon />} onClick={() => move(-1)} />
        <p className="figures text-note text-rough">
          {copy.position(wrapped(index, 0, products.length) + 1, products.length)}
        </p>
        <IconButton label={copy.next} icon={<ForwardIcon />} onClick={() => move(1)} />
      </div>
    </div>
  );
};

const Content = () => {
  const { shown, retry } = useProducts(ask);
  switch (shown.kind) {
    case 'products':
      return (
        <>
          {shown.old && (
            <p className="mb-2 text-note text-sand-ink">{copy.asOf[shown.old.because](dayText(shown.old.at))}</p>
          )}
          <Slides products={shown.products} />
        </>
      );
    case 'failed':
      return (
        <div className="flex flex-wrap items-center gap-4 py-4">
          <p className="text-rough">{copy.failed}</p>
          <Button onClick={retry}>{copy.retry}</Button>
        </div>
      );
    case 'loading':
      return <Skeleton className="h-40" />;
    default:
      return <p className="measure py-4 text-rough">{shown.kind === 'none' ? copy.none : copy.offline}</p>;
  }
};

/** Six products from the shop with the app's discount code. Empty if no shop is set up. */
export const Slideshow = () =>
  shop && config ? (
    <Section title={copy.title} aside={<Badge tone="fairway">{copy.badge(config.discountCode)}</Badge>}>
      <Content />
    </Section>
  ) : null;
