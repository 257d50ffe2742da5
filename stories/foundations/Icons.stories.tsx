import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Backpack,
  CalendarPlus,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  Copy,
  Expand,
  History,
  ImageOff,
  Info,
  Link2,
  LoaderCircle,
  Mail,
  Map as MapIcon,
  MapPin,
  Menu,
  MessageCircle,
  MessageSquare,
  Minus,
  Phone,
  PlaneLanding,
  Play,
  Plus,
  Printer,
  RotateCw,
  Scan,
  Search,
  ShieldCheck,
  Smartphone,
  Snowflake,
  Star,
  Sun,
  Tag,
  X,
} from "lucide-react";

import { BRANDS, BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { Flag, FLAG_COUNTRIES } from "#src/ui/Flag/Flag.tsx";
import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";

/** What each name draws. A list by hand, because a list of all icons would bring along the thousands that nobody uses. */
const ICONS = {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Backpack,
  CalendarPlus,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  Copy,
  Expand,
  History,
  ImageOff,
  Info,
  Link2,
  LoaderCircle,
  Mail,
  Map: MapIcon,
  MapPin,
  Menu,
  MessageCircle,
  MessageSquare,
  Minus,
  Phone,
  PlaneLanding,
  Play,
  Plus,
  Printer,
  RotateCw,
  Scan,
  Search,
  ShieldCheck,
  Smartphone,
  Snowflake,
  Star,
  Sun,
  Tag,
  X,
};

/** As wide as the hairlines are fine, at the size of a line of text (`--size-icon`). */
const STROKE = 1.75;

/** Icons stand beside words. Alone they mean only what needs no words: call, chat, close, menu, back and forth. */
const meta = {} satisfies Meta;

export default meta;

/** Every icon that the product imports, the marks of other services, and the flags of the languages. */
export const Icons: StoryObj = {
  tags: ["picture", "wordless"],
  render: () => (
    <Sheet>
      <Part title={`Lucide, stroke ${STROKE}`}>
        <Entries columns="many">
          {Object.entries(ICONS).map(([name, Icon]) => (
            <Entry name={name} key={name}>
              <Icon className="foundations-icon" strokeWidth={STROKE} aria-hidden />
            </Entry>
          ))}
        </Entries>
      </Part>
      <Part title="Marks of other services">
        <Entries columns="many">
          {BRANDS.map((brand) => (
            <Entry name={brand} key={brand}>
              <BrandIcon brand={brand} />
            </Entry>
          ))}
        </Entries>
      </Part>
      <Part title="Flags of the languages">
        <Entries columns="many">
          {FLAG_COUNTRIES.map((country) => (
            <Entry name={country} key={country}>
              <Flag country={country} />
            </Entry>
          ))}
        </Entries>
      </Part>
    </Sheet>
  ),
};
