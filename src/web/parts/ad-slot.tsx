import { frameMessages } from "../messages/frame.ts";
import { useMessages } from "../messages/language.ts";
import { useSite } from "../site-context.ts";

interface Props {
  name: string;
  /** 728×90 where there is room for it, else 300×50; or 300×250. */
  size: "banner" | "rectangle";
}

/** A place whose size is kept, so that nothing moves when an advertisement comes (ads/ad-boxes.ts). */
export function AdSlot({ name, size }: Props) {
  const t = useMessages(frameMessages);
  const { ads } = useSite();
  if (ads === null) return null;
  return (
    <div className={`ad ${size}`} data-slot={name}>
      {t.adPlaceholder}
    </div>
  );
}
