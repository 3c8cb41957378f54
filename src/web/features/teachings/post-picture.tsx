/* @chunk reading */
import { useEffect, useRef, useState } from "react";
import { defaultPostImage } from "#model/post-image.ts";

/**
 * Shows a teaching's picture, or the default one where it cannot be loaded. Its alt is empty, because the title is
 * shown beside it.
 */
export function PostPicture({ source, eager = false }: { source: string; eager?: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration has sent its event before this listener existed.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <img
      ref={image}
      className="post-picture"
      src={hasFailed ? defaultPostImage : source}
      alt=""
      width="1200"
      height="630"
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
