/**
 * The stories that have their picture taken: of each component those tagged `picture`, or the first one where none is; none
 * of what is tagged `unpictured`, such as a sheet of illustrations, which panels stand in for. Plain JavaScript, because a command that runs without a build reads it too.
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
