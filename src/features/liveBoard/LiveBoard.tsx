import type { Weather } from "#src/api/relay.ts";
import type { Language } from "#src/domain/language.ts";
import { liraPerUnit } from "#src/domain/money.ts";
import { conditionOf } from "#src/domain/weather.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { RateTile } from "#src/ui/RateTile/RateTile.tsx";
import { TileGroup, TileRow } from "#src/ui/TileGroup/TileGroup.tsx";
import { WeatherPill } from "#src/ui/WeatherPill/WeatherPill.tsx";
import type { LiveBoardData } from "./useLiveBoard.ts";

const CURRENCIES = ["EUR", "USD", "GBP"] as const;

/** `header` has one line: Bodrum's weather, and GBP on desktops only. `menu` has room for both cities and all rates. */
export const LIVE_BOARD_VARIANTS = ["header", "menu"] as const;
export type LiveBoardVariant = (typeof LIVE_BOARD_VARIANTS)[number];

export interface LiveBoardProps {
  language: Language;
  data: LiveBoardData;
  variant?: LiveBoardVariant;
}

/** Weather, and what a euro, a dollar and a pound cost in lira. */
export function LiveBoard({ language, data, variant = "header" }: LiveBoardProps) {
  const { t } = useTranslation("shell");
  const inMenu = variant === "menu";
  return (
    <TileGroup label={t("board.label")} layout={inMenu ? "stack" : "strip"}>
      <TileRow>
        <CityWeather city="bodrum" weather={data.bodrum} cityShown={inMenu ? "always" : "wide"} />
        {inMenu && <CityWeather city="istanbul" weather={data.istanbul} cityShown="always" />}
      </TileRow>
      <TileRow>
        {CURRENCIES.map((code) => (
          <RateTile
            key={code}
            code={code}
            value={inLanguage(liraPerUnit(data.rates?.[code]), language)}
            unavailableLabel={t("board.notAvailable")}
            from={code === "GBP" && !inMenu ? "desktop" : "phone"}
          />
        ))}
      </TileRow>
    </TileGroup>
  );
}

interface CityWeatherProps {
  city: "bodrum" | "istanbul";
  weather: Weather | undefined;
  cityShown: "always" | "wide";
}

function CityWeather({ city, weather, cityShown }: CityWeatherProps) {
  const { t } = useTranslation("shell");
  const sky = conditionOf(weather?.conditionId ?? null);
  return (
    <WeatherPill
      city={t(`board.cities.${city}`)}
      sky={sky}
      skyLabel={t(`board.skies.${sky}`)}
      temperature={weather ? Math.round(weather.temp) : null}
      unavailableLabel={t("board.notAvailable")}
      cityShown={cityShown}
    />
  );
}

/** `48.62` with the language's own decimal sign. */
function inLanguage(rate: string | null, language: Language): string | null {
  return language === "en" ? rate : (rate?.replace(".", ",") ?? null);
}
