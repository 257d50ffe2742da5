import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowDown,
  ArrowLeft,
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
  IdCard,
  ImageOff,
  Info,
  Link2,
  List,
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
  Snowflake,
  Star,
  Sun,
  Tag,
  X,
} from "lucide-react";

import { BRANDS, BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { Flag, FLAG_COUNTRIES } from "#src/ui/Flag/Flag.tsx";
import { Entries, Entry, Part, Sheet } from "./Sheet.tsx";

/** Icons by name. Listed by hand, because importing all icons would bundle thousands of unused ones. */
const ICONS = {
  ArrowDown,
  ArrowLeft,
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
  IdCard,
  ImageOff,
  Info,
  Link2,
  List,
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
  Snowflake,
  Star,
  Sun,
  Tag,
  X,
};

/** Stroke width like the hairlines', at the size of a line of text (`--size-icon`). */
const STROKE = 1.75;

/** Icons are shown beside words. Alone they are used only where they are unambiguous: call, chat, close, menu, back and forward. */
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
