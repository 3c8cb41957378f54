/** Shows blocks in the shape of the content that is loading. The parent announces the loading to screen readers. */
const Skeleton = ({ blocks, shape }: { blocks: number; shape: string }) => (
  <div className={`skeleton ${shape}`} aria-hidden="true">
    {Array.from({ length: blocks }, (_, place) => (
      <span key={place} />
    ))}
  </div>
);

export const EmptySkeleton = () => <Skeleton shape="lines" blocks={1} />;
export const HomeSkeleton = () => <Skeleton shape="cards" blocks={8} />;
/** Shows the cards of deities or teachings, which have pictures. */
export const CardsSkeleton = () => <Skeleton shape="pictures" blocks={6} />;
export const DeitySkeleton = () => <Skeleton shape="lines" blocks={3} />;
/** Shows blocks for the verse, the ring with its buttons and the guide. */
export const ChantSkeleton = () => <Skeleton shape="chanting" blocks={4} />;
/** Shows blocks for the sounds, the settings and the guide. */
export const MeditationSkeleton = () => <Skeleton shape="sitting-down" blocks={4} />;
