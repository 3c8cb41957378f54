/* @chunk entry */
import { frameMessages as t } from "#messages/frame.ts";
import { useSite } from "../data/site-context.ts";

interface Props {
  name: string;
  /** A banner is 728×90 pixels where there is room, 300×50 elsewhere; a rectangle is 300×250. */
  size: "banner" | "rectangle";
}

/**
 * Keeps a box of a fixed size, so that nothing moves when an advertisement is shown in it (features/ads/ad-boxes.ts).
 * Where none will be, the box may be lower.
 */
export function AdSlot({ name, size }: Props) {
  const { ads } = useSite();
  if (ads === null) return null;
  return (
    <div className={`ad ${size}`} data-slot={name} data-empty={!ads || undefined}>
      {t.adPlaceholder}
    </div>
  );
}
