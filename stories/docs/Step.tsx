interface StepProps {
  /** Id of the story that shows this step. */
  story: string;
  /** What the guest sees. */
  title: string;
}

/**
 * One step of a journey: its story, played, in a window as wide as a phone. Only one is open at a time, because stories in
 * several windows would take the focus and the stored draft from each other; a closed one is not loaded.
 */
export function Step({ story, title }: StepProps) {
  return (
    <details className="docs-step" name="step">
      <summary>{title}</summary>
      <iframe
        title={title}
        src={`iframe.html?viewMode=story&id=${story}&globals=language:en`}
        width={390}
        height={844}
        loading="lazy"
      />
      <p>
        <a href={`./?path=/story/${story}&globals=language:en;viewport.value:phone`} target="_parent">
          Open it on its own
        </a>
        , in any language and at any width.
      </p>
    </details>
  );
}
