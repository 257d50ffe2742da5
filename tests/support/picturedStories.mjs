/**
 * Selects the stories that have pictures: of each component those with the tag `picture`, or the first one if there is none; no stories
 * with the tag `unpictured`, such as a sheet of pictures. Plain JavaScript, because a command that runs without a build uses it, too.
 */
export function picturedStories({ entries }) {
  const stories = Object.values(entries).filter(({ type, tags }) => type === "story" && !tags.includes("unpictured"));
  return stories.filter((story) => {
    const siblings = stories.filter(({ importPath }) => importPath === story.importPath);
    return siblings.some(isTagged) ? isTagged(story) : siblings[0] === story;
  });
}

function isTagged({ tags }) {
  return tags.includes("picture");
}
