import { Skeleton } from "../../ui/skeleton.tsx";

/** The verse, the ring with its buttons, the guide. */
export const ChantSkeleton = () => <Skeleton shape="chanting" blocks={4} />;
