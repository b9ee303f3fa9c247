import { useState } from 'react';
import { useNetwork } from '#src/platform/state.ts';
import type { Product } from '#src/services/shop/answers.ts';
import type { Shop } from '#src/services/shop/shop.ts';
import { ExternalIcon, ShopIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { buyNow } from './buy-now.ts';
import { copy } from './copy.ts';
import { priceText, shortDescription } from './product-text.ts';

const Picture = ({ product: { image, imageAlt } }: { readonly product: Product }) => {
  const [missing, setMissing] = useState(false);
  return (
    <div className="grid aspect-square w-28 self-start shrink-0 place-items-center overflow-hidden rounded-control bg-sunken sm:w-40">
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
export const ProductSlide = ({ product, shop, discountCode }: SlideProps) => {
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
        <h3 className="text-lead wrap-anywhere">{product.title}</h3>
        <p className="figures text-head font-strong">{priceText(product)}</p>
        <p className="measure text-note text-rough wrap-anywhere">{shortDescription(product.description)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="primary"
            busy={buying}
            disabled={!product.availableForSale || offline}
            onClick={() => void buy()}
          >
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
