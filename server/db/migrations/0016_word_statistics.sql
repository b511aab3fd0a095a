-- How frequent which pairs are: without it every word looks rare, and a usual one is sorted instead of walked to.
analyze posts;
