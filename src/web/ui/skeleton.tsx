/** Blocks in the shape of the content that is loading. The parent announces the loading to screen readers. */
export const Skeleton = ({ blocks, shape }: { blocks: number; shape: string }) => (
  <div className={`skeleton ${shape}`} aria-hidden="true">
    {Array.from({ length: blocks }, (_, place) => (
      <span key={place} />
    ))}
  </div>
);
