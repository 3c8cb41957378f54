/** Pale blocks in the shape of what is coming. That something is loading is said by whoever shows them. */
export const Skeleton = ({ blocks, shape }: { blocks: number; shape: string }) => (
  <div className={`skeleton ${shape}`} aria-hidden="true">
    {Array.from({ length: blocks }, (_, place) => (
      <span key={place} />
    ))}
  </div>
);
