/* @chunk cards */
import { useEffect, useRef, useState } from "react";
import { omSymbol } from "#model/deity-images.ts";
import { pictureSources } from "./picture-sources.ts";

interface Props {
  /** The path of the deity's picture, as replies name it. */
  image: string;
  /** The text is empty where the name is shown next to the picture. */
  alt: string;
  /** The displayed width, as in the `sizes` of an image. */
  sizes: string;
  /** The field is true for a picture that is visible without scrolling. */
  eager?: boolean;
}

/** Shows a deity's picture in the smallest format that the browser supports, or the Om where it cannot be loaded. */
export function DeityPicture({ image, alt, sizes, eager = false }: Props) {
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLImageElement>(null);
  const source = failures === 0 ? image : omSymbol;

  // A picture that failed before hydration has sent its event before this component listened.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setFailures(1);
  }, []);

  if (failures > 1) return null;
  return (
    <picture>
      {failures === 0 &&
        pictureSources(source).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        ref={element}
        data-picture
        src={source}
        alt={alt}
        width="800"
        height="800"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        onError={() => setFailures(failures + 1)}
      />
    </picture>
  );
}
