// The content repository's toolbar forgets its own cookie when an editor ends a preview there; draft mode is ours to end.
addEventListener("prismicPreviewEnd", (event) => {
  event.preventDefault();
  fetch("/exit-preview").finally(() => location.reload());
});
