import { Skeleton } from "../../ui/skeleton.tsx";

export const MantrasSkeleton = () => <Skeleton shape="pictures" blocks={6} />;
