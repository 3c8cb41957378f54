import { Skeleton } from "../../ui/skeleton.tsx";

/** Sounds, settings, guide. */
export const MeditationSkeleton = () => <Skeleton shape="sitting-down" blocks={4} />;
