import { Copy } from "lucide-react";
import { useState } from "react";

import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, type ButtonProps } from "#src/ui/Button/Button.tsx";

interface CopyButtonProps extends Pick<ButtonProps, "variant" | "wide"> {
  text: string;
  /** Called if there is no clipboard, as without HTTPS, or if it is denied. */
  onRefused?: () => void;
}

/** Button that copies the request as text, and says so once it has. */
export function CopyButton({ text, onRefused, ...look }: CopyButtonProps) {
  const { t } = useTranslation("booking");
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused?.();
    }
  }

  return (
    <Button {...look} onClick={() => void copy()}>
      <Copy aria-hidden />
      <span aria-live="polite">{isCopied ? t("channels.copied") : t("channels.copy")}</span>
    </Button>
  );
}
