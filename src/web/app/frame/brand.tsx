import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { useSite } from "../../data/site-context.ts";
import { Icon } from "../../ui/icon.tsx";

export const Brand = () => (
  <Link href={paths.home()} className="brand">
    <Icon name="lotus" />
    {useSite().name}
  </Link>
);
