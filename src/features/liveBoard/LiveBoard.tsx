import type { Weather } from "#src/api/relay.ts";
import type { Cities } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { liraPerUnit } from "#src/domain/money.ts";
import { conditionOf } from "#src/domain/weather.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { RateTile } from "#src/ui/RateTile/RateTile.tsx";
import { TileGroup, TileRow } from "#src/ui/TileGroup/TileGroup.tsx";
import { WeatherPill } from "#src/ui/WeatherPill/WeatherPill.tsx";
import type { LiveBoardData } from "./useLiveBoard.ts";

const CURRENCIES = ["EUR", "USD", "GBP"] as const;

/** `header` is one line: local weather, and GBP from the desktop breakpoint only. `menu` shows both cities and all rates. */
export const LIVE_BOARD_VARIANTS = ["header", "menu"] as const;
export type LiveBoardVariant = (typeof LIVE_BOARD_VARIANTS)[number];

export interface LiveBoardProps {
  language: Language;
  cities: Cities;
  data: LiveBoardData;
  variant?: LiveBoardVariant;
}

/** Live weather, and the price of a euro, a dollar and a pound in lira. */
export function LiveBoard({ language, cities, data, variant = "header" }: LiveBoardProps) {
  const { t } = useTranslation("shell");
  const [here, elsewhere] = cities;
  const inMenu = variant === "menu";
  return (
    <TileGroup label={t("board.label")} layout={inMenu ? "stack" : "strip"}>
      <TileRow>
        <CityWeather city={here.name} weather={data.here} cityShown={inMenu ? "always" : "wide"} />
        {inMenu && <CityWeather city={elsewhere.name} weather={data.elsewhere} cityShown="always" />}
      </TileRow>
      <TileRow>
        {CURRENCIES.map((code) => (
          <RateTile
            key={code}
            code={code}
            value={formatRate(liraPerUnit(data.rates?.[code]), language)}
            unavailableLabel={t("board.notAvailable")}
            from={code === "GBP" && !inMenu ? "desktop" : "phone"}
          />
        ))}
      </TileRow>
    </TileGroup>
  );
}

interface CityWeatherProps {
  city: string;
  weather: Weather | undefined;
  cityShown: "always" | "wide";
}

function CityWeather({ city, weather, cityShown }: CityWeatherProps) {
  const { t } = useTranslation("shell");
  const sky = conditionOf(weather?.conditionId ?? null);
  return (
    <WeatherPill
      city={city}
      sky={sky}
      skyLabel={t(`board.skies.${sky}`)}
      temperature={weather ? Math.round(weather.temp) : null}
      unavailableLabel={t("board.notAvailable")}
      cityShown={cityShown}
    />
  );
}

/** Formats `48.62` with the decimal separator of the language. */
function formatRate(rate: string | null, language: Language): string | null {
  return language === "en" ? rate : (rate?.replace(".", ",") ?? null);
}
