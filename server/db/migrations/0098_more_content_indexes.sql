-- concurrently
create unique index concurrently if not exists app_config_id on app_config (id);
create unique index concurrently if not exists game_types_id on game_types (id);
create unique index concurrently if not exists search_keywords_id on search_keywords (id);
